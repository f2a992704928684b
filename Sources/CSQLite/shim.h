#include <sqlite3.h>

// Swift imports neither functions with a variable number of arguments nor constants that are casts.

/// Binds a text of a length in bytes, of which SQLite makes a copy.
static inline int csqlite_bind_text(
  sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length
) {
  return sqlite3_bind_text64(statement, index, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Says whether closing the last connection moves the write-ahead log into the file.
static inline int csqlite_set_checkpoint_on_close(sqlite3 *connection, int is_on) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !is_on, (int *)0);
}

/// Reads the first bytes of the file, zeros beyond its end, without a lock and without any other access to it.
///
/// Opening the file a second time and closing it would drop every lock that this process has on it.
static inline int csqlite_read_start(sqlite3 *connection, void *bytes, int count) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == 0 || file->pMethods == 0) return SQLITE_CANTOPEN;
  code = file->pMethods->xRead(file, bytes, count, 0);
  return code == SQLITE_IOERR_SHORT_READ ? SQLITE_OK : code;
}

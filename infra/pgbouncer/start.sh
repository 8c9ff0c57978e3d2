#!/bin/sh
# Starts PgBouncer in transaction mode before the Postgres at DB_HOST:DB_PORT, for the login of the application alone.
set -eu
folder=$(mktemp -d)
umask 077
printf '"svc_login" "%s"\n' "${APP_PASSWORD:?set APP_PASSWORD to the password of svc_login}" >"$folder/users.txt"
cat >"$folder/pgbouncer.ini" <<INI
[databases]
* = host=${DB_HOST:?set DB_HOST} port=${DB_PORT:-5432}

[pgbouncer]
listen_addr = ${LISTEN_ADDRESS:-0.0.0.0}
listen_port = ${LISTEN_PORT:-6432}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = $folder/users.txt
pool_mode = transaction
# With the direct connections of queues and listeners, it stays below max_connections of Postgres.
default_pool_size = ${POOL_SIZE:-40}
max_client_conn = 2000
# Whoever has waited this long is told, rather than left hanging.
query_wait_timeout = 15
# A Postgres that moved is found soon.
server_login_retry = 1
dns_max_ttl = 5
# A Postgres whose machine is gone says nothing: its connections are given up after 25 seconds.
tcp_keepidle = 10
tcp_keepintvl = 5
tcp_keepcnt = 3
tcp_user_timeout = 25000
log_connections = 0
log_disconnections = 0
INI
exec pgbouncer "$folder/pgbouncer.ini"

#!/usr/bin/env bash
# A first installation on one machine with Debian 13: PostgreSQL, two API processes, nginx. As root, with the checkout in /opt/escale:
#   APP_ORIGIN=http://escale.example.com FIRST_ADMIN='Awa Koné <awa.kone@example.com>' SMTP_URL=smtps://… bash docs/examples/deploy/debian.sh
# To update: back up, `git pull`, run it again. It builds and publishes the checkout and restarts the API; data and settings stay.
set -euo pipefail
cd /opt/escale
settings=/etc/escale/api.env
live=/opt/escale-live
person='^[^[:space:]]+[[:space:]]+[^[:space:]].*<[^<>[:space:]@]+@[^<>[:space:]@]+>$'
if [ ! -e "$settings" ]; then
  : "${APP_ORIGIN:?the address that people type}" "${FIRST_ADMIN:?the first account}"
  [[ $FIRST_ADMIN =~ $person ]] || { echo "FIRST_ADMIN has the form 'Awa Koné <awa.kone@example.com>'" >&2; exit 1; }
fi
# Quotes a value for both systemd and sh.
quoted() { printf '"%s"' "$(printf %s "$1" | sed 's/["\\$`]/\\&/g')"; }
[ -d /run/systemd/system ] && has_systemd=yes || has_systemd=no

apt-get update
apt-get install --yes --no-install-recommends ca-certificates nginx nodejs npm openssl postgresql
id escale > /dev/null 2>&1 || useradd --system --create-home --home-dir /var/lib/escale escale
install -d -o escale -g escale /srv/escale
install -d -m 700 -o escale -g escale /var/lib/escale/backups
install -d -m 750 -g escale /etc/escale

service postgresql start
if [ ! -e "$settings" ]; then
  password=$(openssl rand -hex 24)
  if [ -n "$(runuser -u postgres -- psql -qtAc "SELECT 1 FROM pg_roles WHERE rolname = 'escale'")" ]; then
    echo "PostgreSQL has a role 'escale' of an installation that was not finished. Without data in it, take it away and run this again:" >&2
    echo "runuser -u postgres -- dropdb --if-exists escale && runuser -u postgres -- dropuser escale" >&2
    exit 1
  fi
  # Runs the first SQL block of the guide; the others are not for an installation.
  sql=$(sed -n '/^```sql$/,/^```$/{/^```sql$/d;/^```$/q;p}' docs/guides/database.md)
  printf '%s\n' "${sql/choose-one/$password}" | runuser -u postgres -- psql --set ON_ERROR_STOP=1 --quiet
  install -m 640 -g escale /dev/null "$settings.new"
  cat > "$settings.new" << END
DATABASE_URL=$(quoted "postgres://escale:$password@localhost:5432/escale")
ESCALE_DATA_DIR=/var/lib/escale/data
ESCALE_SITE_DIR=/srv/escale
MODULE_REGISTRY=/srv/escale/modules.json
APP_ORIGIN=$(quoted "$APP_ORIGIN")
FIRST_ADMIN=$(quoted "$FIRST_ADMIN")
SMTP_URL=$(quoted "${SMTP_URL:-}")
END
  mv "$settings.new" "$settings"
fi

# Builds beside the running release, which a failed build leaves as it is.
release=/opt/escale-releases/$(date +%Y%m%d%H%M%S)
mkdir -p "$release"
tar --create --exclude=.git --exclude=node_modules --exclude=dist --exclude=./var . |
  tar --extract --no-same-owner --directory "$release"
cd "$release"
npx -y pnpm@12.21.0 install --frozen-lockfile
apps='mf-auth mf-dashboard mf-security mf-settings mf-users shell'
npx -y pnpm@12.21.0 run build:servers
for app in $apps; do npm --prefix "$app" run build; done
as_service() { runuser -u escale -- env ESCALE_SITE_DIR=/srv/escale node packages/tools/cli/dist/bin/escale.mjs "$@"; }
as_service publish mf-auth/dist mf-dashboard/dist mf-security/dist mf-settings/dist mf-users/dist
as_service publish-shell shell/dist

sed 's/^  server 127.0.0.1:4000\( .*\);$/&\n  server 127.0.0.1:4001\1;/' docs/examples/deploy/nginx-site.conf > /etc/nginx/conf.d/escale.conf
rm -f /etc/nginx/sites-enabled/default
nginx -t

install -m 755 /dev/stdin /usr/local/bin/escale << 'WRAPPER'
#!/bin/sh
# Runs `escale` as the user of the API, with the settings of the API; only root can call this.
set -a
. /etc/escale/api.env
runuser -u escale -- test -x . || cd /var/lib/escale
exec runuser -u escale -- node /opt/escale-live/packages/tools/cli/dist/bin/escale.mjs "$@"
WRAPPER
install -m 644 docs/examples/deploy/escale-api@.service /etc/systemd/system/
before=$(readlink "$live" || true)
ln -sfn "$release" "$live.new"
if [ $has_systemd = yes ]; then
  systemctl daemon-reload
  systemctl stop 'escale-api@*'
  mv -T "$live.new" "$live"
  systemctl enable --now escale-api@4000 escale-api@4001
  systemctl reload-or-restart nginx
else
  mv -T "$live.new" "$live"
  echo "No systemd here: start the two processes as escale-api@.service says, then nginx."
fi
# Keeps the previous release: together with the backup, it is the way back.
for old in /opt/escale-releases/*; do
  [ "$old" = "$release" ] || [ "$old" = "$before" ] || rm -rf "$old"
done

#!/usr/bin/env bash
# A first installation on one machine with Debian 13: PostgreSQL, two API processes, nginx. As root, with the checkout in /opt/escale:
#   APP_ORIGIN=http://escale.example.com FIRST_ADMIN='Awa Koné <awa.kone@example.com>' SMTP_URL=smtps://… bash docs/examples/deploy/debian.sh
# Run again after a backup and a `git pull`, it stops the API, builds and publishes what is there, and keeps data and settings.
set -euo pipefail
cd /opt/escale
settings=/etc/escale/api.env
[ -e "$settings" ] || : "${APP_ORIGIN:?the address that people type}" "${FIRST_ADMIN:?the first account}"
[ -d /run/systemd/system ] && has_systemd=yes || has_systemd=no

apt-get update
apt-get install --yes --no-install-recommends ca-certificates nginx nodejs npm openssl postgresql
id escale > /dev/null 2>&1 || useradd --system --create-home --home-dir /var/lib/escale escale
install -d -o escale -g escale /srv/escale
install -d -m 750 -g escale /etc/escale

service postgresql start
if [ ! -e "$settings" ]; then
  password=$(openssl rand -hex 24)
  sql=$(sed -n '/^```sql$/,/^```$/p' docs/guides/operations.md | sed '/^```/d')
  printf '%s\n' "${sql/choose-one/$password}" | runuser -u postgres -- psql --set ON_ERROR_STOP=1 --quiet
  install -m 640 -g escale /dev/null "$settings.new"
  cat > "$settings.new" << END
DATABASE_URL='postgres://escale:$password@localhost:5432/escale'
ESCALE_DATA_DIR='/var/lib/escale/data'
ESCALE_SITE_DIR='/srv/escale'
MODULE_REGISTRY='/srv/escale/modules.json'
APP_ORIGIN='$APP_ORIGIN'
FIRST_ADMIN='$FIRST_ADMIN'
SMTP_URL='${SMTP_URL:-}'
END
  mv "$settings.new" "$settings"
fi

[ $has_systemd = no ] || systemctl stop 'escale-api@*'
npx -y pnpm@12.21.0 install --frozen-lockfile
apps='mf-auth mf-dashboard mf-security mf-settings mf-users shell'
for app in $apps; do npm --prefix "$app" run build; done
as_service() { runuser -u escale -- env ESCALE_SITE_DIR=/srv/escale node packages/cli/bin/escale.mjs "$@"; }
as_service publish mf-auth/dist mf-dashboard/dist mf-security/dist mf-settings/dist mf-users/dist
as_service publish-shell shell/dist

sed -n '/^```nginx$/,/^```$/p' docs/guides/operations.md | sed '/^```/d' |
  sed 's/^  server 127.0.0.1:4000;$/&\n  server 127.0.0.1:4001;/' > /etc/nginx/conf.d/escale.conf
rm -f /etc/nginx/sites-enabled/default
nginx -t

install -m 644 docs/examples/deploy/escale-api@.service /etc/systemd/system/
if [ $has_systemd = yes ]; then
  systemctl daemon-reload
  systemctl enable --now escale-api@4000 escale-api@4001
  systemctl reload-or-restart nginx
else
  echo "No systemd here: start the two processes as escale-api@.service says, then nginx."
fi

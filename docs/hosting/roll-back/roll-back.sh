#!/bin/sh
# Rolls back while the deployment of the alert is still served: a repeated alert changes nothing.
curl -fsS http://localhost:9464/metrics | grep -qF "site_live_deployment_info{deployment=\"$1\"} 1" || exit 0
cd /srv/site && npm run --silent site -- rollback -m "Alert: pages of $1 start in fewer visits than before"

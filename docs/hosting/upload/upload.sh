#!/bin/sh -e
# Brings what is live to a bucket with CloudFront in front, one run after the other: files first that pages load, then pages.
exec 9> /srv/site/.cache/upload.lock && flock 9
cd /srv/site && npm run --silent site -- export public
aws s3 sync public/_f s3://brand-site/_f
aws s3 sync public s3://brand-site --exclude .site-export.json
aws cloudfront create-invalidation --distribution-id E2EXAMPLE --paths '/*'

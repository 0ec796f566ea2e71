# The product with an external PostgreSQL (15 or newer); README.md lists all variables:
#   docker build -t mentoring .          (podman: with --format docker, else the HEALTHCHECK is lost)
#   docker run -p 3000:3000 -e DATABASE_URL=… -e PUBLIC_ORIGIN=https://… -e APP_SECRET=… -e TRUST_PROXY=1 mentoring
FROM node:24-bookworm-slim AS packages
WORKDIR /product
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --ignore-scripts

FROM packages AS build
COPY . .
# The folder behind the link.
RUN node scripts/build.mjs && cp -rL build built

FROM node:24-bookworm-slim AS production-packages
WORKDIR /product
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund --ignore-scripts
COPY scripts scripts
RUN node scripts/slim-packages.mjs

FROM node:24-bookworm-slim
WORKDIR /product
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=production-packages /product/node_modules node_modules
COPY --from=build /product/built build
COPY package.json package-lock.json ./
COPY common common
COPY scripts scripts
COPY sql sql
USER node
VOLUME /data
EXPOSE 3000
# Unhealthy if for a minute the web server could not reach the database, or a worker alone ended no round for minutes.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "scripts/health.mjs", "/tmp/mentoring-health"]
# Migrates, then runs the web server and the worker; docker stop ends both in order. One part alone: append
# `--only web`, `--only worker` or `--only migrate`, or set START_ONLY. Other commands: `node scripts/check.mjs`.
ENTRYPOINT ["sh", "scripts/entrypoint.sh"]

# Production: the built client and the API for one Firebase project. How to build and run it: docs/running.md
# Node 24.18, by digest: what is built today is built again. A newer one is named by its own.
ARG NODE_IMAGE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What the browser is given, and so no secret. All four of the project: a build without them is one for local mode.
ARG FIREBASE_PROJECT_ID
ARG VITE_FIREBASE_API_KEY
ARG VITE_FIREBASE_AUTH_DOMAIN
ARG VITE_FIREBASE_APP_ID
ARG VITE_SUPPORT_WHATSAPP
ARG VITE_SUPPORT_EMAIL
RUN : "${FIREBASE_PROJECT_ID:?is a build argument, see docs/running.md}" && npm run build

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional

FROM ${NODE_IMAGE}
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
RUN install -d -o node -g node -m 700 /data
ARG FIREBASE_PROJECT_ID
ARG VITE_FIREBASE_AUTH_DOMAIN
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    FIREBASE_PROJECT_ID=${FIREBASE_PROJECT_ID} VITE_FIREBASE_AUTH_DOMAIN=${VITE_FIREBASE_AUTH_DOMAIN}
USER node
VOLUME /data
EXPOSE 3000
# That the process answers. Whether it can serve (/readyz) is for the balancer: a restart mends no database.
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As large as on Node 20 and 22: what 24 takes more is memory in which the garbage of the start stays.
CMD ["node", "--max-semi-space-size=16", "dist/server/main.js"]

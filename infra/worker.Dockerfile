# docker build -f infra/worker.Dockerfile -t svc-worker .
FROM node:24-slim AS build
RUN npm install --global pnpm@12
WORKDIR /build
# Dependencies are a layer of their own: it changes only with the lockfile.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches ./patches
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline
RUN pnpm exec turbo run build --filter=@svc/worker
RUN pnpm --filter @svc/worker deploy --prod --legacy /app
# Reports use one weight of the Chinese, Japanese and Korean fonts; the others are 50 MB.
RUN find /app/node_modules -path '*/@embedpdf/*' -name '*.otf' ! -name '*-Regular.otf' -delete

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app .
RUN mkdir /objects && chown node /objects
USER node
# No health check: the worker listens on no port. Its sign of life is its row in worker_instance, and when that
# grows old, other workers take over what it held.
STOPSIGNAL SIGTERM
# Memory: see tooling/start/flags.ts.
ENV MALLOC_ARENA_MAX=2
ENV MALLOC_MMAP_THRESHOLD_=32768
ENV MALLOC_TRIM_THRESHOLD_=131072
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=50", "dist/main.js"]

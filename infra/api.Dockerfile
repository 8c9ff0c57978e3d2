# docker build -f infra/api.Dockerfile -t svc-api .
FROM node:24-slim AS build
RUN npm install --global pnpm@12
WORKDIR /build
# Dependencies are a layer of their own: it changes only with the lockfile.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches ./patches
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline
RUN pnpm exec turbo run build --filter=@svc/api --filter=@svc/console
RUN pnpm --filter @svc/api deploy --prod --legacy /app

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 SVC_CONSOLE_FOLDER=/app/console
WORKDIR /app
COPY --from=build /app .
COPY --from=build /build/apps/console/dist console
RUN mkdir /objects && chown node /objects
USER node
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Memory: see tooling/start/flags.ts.
ENV MALLOC_ARENA_MAX=2
ENV MALLOC_MMAP_THRESHOLD_=32768
ENV MALLOC_TRIM_THRESHOLD_=131072
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=50", "dist/main.js"]

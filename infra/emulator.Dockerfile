# docker build -f infra/emulator.Dockerfile -t svc-emulator .
FROM node:24-slim AS build
RUN npm install --global pnpm@12
WORKDIR /build
# Dependencies are a layer of their own: it changes only with the lockfile.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches ./patches
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline
RUN pnpm exec turbo run build --filter=@svc/emulator
RUN pnpm --filter @svc/emulator deploy --prod --legacy /app

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app .
USER node
EXPOSE 8790
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8790/__stats').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/cli.js", "--host", "0.0.0.0", "--port", "8790"]

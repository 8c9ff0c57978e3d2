# docker build -f infra/cli.Dockerfile -t svc .
# `docker run -e DATABASE_URL=… svc doctor`; `svc --help` lists the commands.
FROM node:24-slim AS build
RUN npm install --global pnpm@12
WORKDIR /build
# Dependencies are a layer of their own: it changes only with the lockfile.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches ./patches
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline
RUN pnpm exec turbo run build --filter=@svc/cli
RUN pnpm --filter @svc/cli deploy --prod --legacy /app

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app .
USER node
ENTRYPOINT ["node", "--enable-source-maps", "dist/main.js"]
CMD ["--help"]

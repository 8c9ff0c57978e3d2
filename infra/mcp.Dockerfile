# docker build -f infra/mcp.Dockerfile -t svc-mcp .
# Over HTTP, callers bring their own key (X-Svc-Api-Key), or MCP_HTTP_TOKEN guards the one in SVC_API_KEY.
FROM node:24-slim AS build
RUN npm install --global pnpm@12
WORKDIR /build
# Dependencies are a layer of their own: it changes only with the lockfile.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches ./patches
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline
RUN pnpm exec turbo run build --filter=svc-mcp

FROM node:24-slim
ENV NODE_ENV=production MCP_HTTP_HOST=0.0.0.0 MCP_HTTP_PORT=8788
WORKDIR /app
# One file with everything in it.
COPY --from=build /build/apps/mcp/package.json .
COPY --from=build /build/apps/mcp/dist dist
USER node
EXPOSE 8788
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.MCP_HTTP_PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/cli.js", "--http"]

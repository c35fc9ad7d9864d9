# How it was tried: docs/operator/deployment.md.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# What `npm run shipped` tries: the built product, with the libraries that it needs to run.
FROM node:26-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY --from=build /app/engine engine
COPY --from=build /app/features features
COPY --from=build /app/gateway gateway
COPY --from=build /app/generated generated
COPY --from=build /app/schemas schemas
COPY --from=build /app/screens screens
COPY --from=build /app/studio studio
COPY --from=build /app/tools tools
COPY --from=build /app/dist dist
COPY --from=build /app/.cache/generated.stamp .cache/generated.stamp
COPY product.ts tsconfig.json vite.config.ts ./
RUN mkdir /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--expose-gc", "tools/commands/start.ts"]

# How it was tried: docs/operator/deployment.md.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run release && mkdir /release && tar -xzf dist/release/*.tgz -C /release --strip-components=1

# Libraries without what no program loads. `--build-arg LETTERS=latin` leaves out the fonts of letters in other scripts
# than Latin, Greek, Cyrillic, Armenian and Georgian: a document with such a letter says so.
FROM node:26-bookworm-slim AS libraries
ARG LETTERS=all
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools/dev/slim-libraries.ts tools/dev/
RUN npm ci --omit=dev && node tools/dev/slim-libraries.ts && \
    if [ "$LETTERS" = latin ]; then rm -r node_modules/@fontsource-variable; fi

# What `npm run shipped` tries: the release with these libraries. The root may be read-only.
FROM node:26-bookworm-slim
WORKDIR /app
COPY --from=libraries /app/node_modules ./node_modules
COPY --from=build /release ./
RUN mkdir /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--expose-gc", "tools/commands/start.ts"]

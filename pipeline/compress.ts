/** Writes brotli and gzip versions of each text file, for servers that can serve them. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { someAtOnce } from "../environment/some-at-once.ts";

const texts = /\.(html|js|css|json|svg|data|xml|txt|webmanifest|vcf|ico)$/;
/** Smaller files aren't worth compressing. */
const smallest = 512;

/** Sites that only tests visit have COMPRESSION=quick, because half of a build's time is spent here. */
export const isQuick = process.env.COMPRESSION === "quick";

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** As visitors get it. */
export const toBrotli = (data: Buffer, quality = constants.BROTLI_MAX_QUALITY) =>
  brotli(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });

export async function compressFiles(root: string) {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(root, file))
    .filter((file) => texts.test(file) && statSync(file).size >= smallest);
  // As many at once as libuv has threads.
  await someAtOnce(4, files, compress);
}

async function compress(file: string) {
  const data = readFileSync(file);
  const [br, gz] = await Promise.all([
    toBrotli(data, isQuick ? 4 : undefined),
    toGzip(data, { level: isQuick ? 1 : 9 }),
  ]);
  // Some files only grow, such as an SVG icon with an embedded PNG.
  if (br.length < data.length) writeFileSync(`${file}.br`, br);
  if (gz.length < data.length) writeFileSync(`${file}.gz`, gz);
}

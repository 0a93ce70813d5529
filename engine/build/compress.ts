/** Writes brotli and gzip versions of each text file, for servers that can serve them. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { someAtOnce } from "./some-at-once.ts";

const texts = /\.(html|js|css|json|svg|data|xml|txt|webmanifest|vcf|ico)$/;
/** Smaller files aren't worth compressing. */
const smallest = 512;

/** Sites that only tests visit have COMPRESSION=quick, because half of a build's time is spent here. */
export const isQuick = process.env.COMPRESSION === "quick";

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** For the best, 11, brotli needs three times as long as for 10, and saves a fiftieth: only for the files that all pages share. */
const qualityOf = (file: string) => (/\.(js|css)$/.test(file) ? 11 : 10);

/** As visitors get it. */
export const toBrotli = (file: string, data: Buffer, quality = qualityOf(file)) =>
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
    toBrotli(file, data, isQuick ? 4 : undefined),
    toGzip(data, { level: isQuick ? 1 : 9 }),
  ]);
  // Some files only grow, such as an SVG icon with an embedded PNG.
  if (br.length < data.length) writeFileSync(`${file}.br`, br);
  if (gz.length < data.length) writeFileSync(`${file}.gz`, gz);
}

/** `npm run edit` on a copy of a practice: the dev server with a page of the preview, and the forms in another. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { generatedFolder } from "../../../engine/data/view/pictures.server.ts";

export const soon = { timeout: 30_000 };

export const photo = (color: string) =>
  sharp({ create: { width: 1500, height: 1000, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

export interface Editor {
  preview: Page;
  /** The copy that the preview shows. */
  content: string;
  /** What the command has printed. */
  log: { text: string };
  forms: string;
  close: () => Promise<void>;
}

/** With the forms in a page. */
export interface FormsEditor extends Editor {
  page: Page;
  /** Requests of the forms to other machines, and errors in their console. */
  elsewhere: string[];
  errors: string[];
}

interface EditorOptions {
  root: string;
  port: number;
  /** Changes the copy before it is opened. */
  prepare?: (content: string) => void;
}

export async function startEditor(browser: Browser, { root, port, prepare }: EditorOptions): Promise<Editor> {
  // A space, or a folder named app, in the path once broke the file watcher.
  const folder = mkdtempSync(path.join(tmpdir(), "dev server "));
  const content = path.join(folder, "app", "content");
  const generated = path.join(folder, ".cache/generated");
  cpSync(root, content, { recursive: true });
  // Pictures that were made before need not be made again.
  if (existsSync(generatedFolder)) cpSync(generatedFolder, generated, { recursive: true });
  prepare?.(content);
  const command = spawn(process.execPath, ["engine/cli/edit.ts", "--host", "127.0.0.1"], {
    env: {
      ...process.env,
      VERDIN_PRACTICE: path.dirname(content),
      VERDIN_OUTPUT: folder,
      EDIT_PORT: String(port),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = { text: "" };
  const baseURL = await addressOf(command, log);
  const preview = await browser.newPage({ baseURL });
  const close = async () => {
    await preview.close();
    if (command.exitCode === null) {
      command.kill();
      await once(command, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return { preview, content, log, forms: `http://127.0.0.1:${port}`, close };
}

export async function openForms(
  browser: Browser,
  editor: Editor,
  viewport: { width: number; height: number },
): Promise<FormsEditor> {
  const page = await browser.newPage({ viewport });
  page.setDefaultTimeout(soon.timeout);
  const elsewhere: string[] = [];
  const errors: string[] = [];
  watchRequests(page, elsewhere, errors);
  // The browser's private folder stands in for the one that a person would choose.
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(editor.forms);
  await copyInto(page, editor.content);
  return { ...editor, page, elsewhere, errors };
}

/** Notes requests to other machines, and errors: a blocked request is one. */
export function watchRequests(page: Page, elsewhere: string[], errors: string[]) {
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") elsewhere.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
}

/** Address of the preview, once both are served. */
function addressOf(command: ChildProcess, log: Editor["log"]): Promise<string> {
  return new Promise((resolve, reject) => {
    const listen = (data: Buffer) => {
      log.text += stripVTControlCharacters(String(data));
      const address = /Local:\s+(http:\S+?)\/\s/.exec(log.text)?.[1];
      if (address && log.text.includes("Forms: ")) resolve(address);
    };
    command.stdout?.on("data", listen);
    command.stderr?.on("data", listen);
    command.on("exit", () => reject(new Error(`npm run edit stopped: ${log.text}`)));
  });
}

async function copyInto(page: Page, content: string) {
  const files = globSync("**/*.*", { cwd: content }).filter((file) =>
    statSync(path.join(content, file)).isFile(),
  );
  const copies = files.map((file) => [
    `content/${file}`,
    readFileSync(path.join(content, file)).toString("base64"),
  ]);
  await page.evaluate(async (copies) => {
    const top = await navigator.storage.getDirectory();
    await top.getDirectoryHandle(".git", { create: true });
    for (const [name = "", data = ""] of copies) {
      const parts = name.split("/");
      let folder = top;
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(parts.at(-1) ?? "", { create: true });
      const writable = await file.createWritable();
      await writable.write(Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)));
      await writable.close();
    }
  }, copies);
}

/** Chooses the folder, as a person does first. */
export async function chooseFolder({ page }: FormsEditor) {
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByText("Facts and lists").first()).toBeVisible(soon);
}

export async function show({ page }: FormsEditor, place: string) {
  await page.goto(`${new URL(page.url()).origin}/#/collections/${place}`);
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeVisible(soon);
}

export const field = ({ page }: FormsEditor, name: string): Locator =>
  page
    .getByRole("group", { name: /^Edit / })
    .getByRole("group", { name: new RegExp(`^“\\W*${name}\\W*” Field$`) });

/**
 * Saves, copies what changed in the folder of the forms to where the dev server sees it, and waits for the reload of the
 * preview: the next visit would collide with it. Returns those files.
 */
export async function save({ page, preview, content }: FormsEditor): Promise<string[]> {
  const started = Date.now();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden(soon);
  const saved = await page.evaluate(async (since) => {
    const found: [string, string][] = [];
    const walk = async (folder: FileSystemDirectoryHandle, place: string) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${place}${name}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const file = await handle.getFile();
          if (file.lastModified < since) continue;
          const bytes = new Uint8Array(await file.arrayBuffer());
          found.push([
            `${place}${name}`,
            btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")),
          ]);
        }
      }
    };
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle("content"), "");
    return found;
  }, started);
  const changed = saved.filter(([file, data]) => {
    const place = path.join(content, file);
    const before = statSync(place, { throwIfNoEntry: false }) && readFileSync(place).toString("base64");
    return before !== data;
  });
  const reloaded = preview.waitForEvent("load", soon);
  // A picture before the text that names it.
  for (const [file, data] of changed.toSorted(([a], [b]) => Number(isText(a)) - Number(isText(b)))) {
    mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
    writeFileSync(path.join(content, file), Buffer.from(data, "base64"));
  }
  await reloaded;
  return changed.map(([file]) => file).sort();
}
const isText = (file: string) => /\.(md|yaml)$/.test(file);

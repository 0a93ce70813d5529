/**
 * The main journeys in WebKit, the engine of Safari, with Debian's webkit2gtk-driver. Playwright covers the other two
 * engines. Under a virtual display: `npm run test:webkit`
 */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { Builder, By, Capabilities, Key, until, type WebDriver, type WebElement } from "selenium-webdriver";
import { loadSite } from "../../engine/data/load.server.ts";
import { createSiteServer } from "../../engine/hosts/server.ts";
import { freePort } from "../environment/free-port.ts";
import { portIsOpen, stop } from "./hosts/port.ts";

// The folder name on Debian contains the CPU architecture.
const [installed] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");
const browser = process.env.WEBKIT_BROWSER ?? installed ?? "MiniBrowser";
const driverPath = "/usr/bin/WebKitWebDriver";
const timeout = 15_000;

const { services, articles, navigation, pages, textPages, search, interface: labels } = loadSite();
const servicesLabel = navigation.main.find(({ path }) => path === "/services")?.label ?? "";
const aboutTitle = textPages.find(({ slug }) => slug === "about-us")?.title ?? "";

let driver: WebDriver;
let driverProgram: ChildProcess | undefined;
let site: string;
const server = createSiteServer();

before(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  driver = await startBrowser();
});

after(async () => {
  await driver?.quit();
  await stop(driverProgram);
  server.close();
  server.closeAllConnections();
});

async function startBrowser(): Promise<WebDriver> {
  const port = await freePort();
  driverProgram = spawn(driverPath, [`--port=${port}`, "--host=127.0.0.1"], { stdio: "ignore" });
  await portIsOpen(port, driverProgram);
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
  });
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
}

async function open(path: string, width = 1280, height = 800) {
  await driver.manage().window().setRect({ width, height, x: 0, y: 0 });
  await driver.get(site + path);
  await driver.wait(until.elementLocated(By.css("html[data-hydrated]")), timeout, `${path} did not hydrate`);
}
const find = (css: string) => driver.findElement(By.css(css));
const byText = (tag: string, text: string) =>
  driver.findElement(By.xpath(`//${tag}[normalize-space()=${JSON.stringify(text)}]`));
const press = (...keys: string[]) =>
  driver
    .actions()
    .sendKeys(...keys)
    .perform();
const run = <T>(script: string, ...args: unknown[]) => driver.executeScript<T>(`return ${script}`, ...args);
/** The driver itself scrolls smoothly, and clicks before the page has come to rest. */
async function click(element: WebElement) {
  await run("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", element);
  await element.click();
}
const eventually = (what: string, condition: () => Promise<boolean>) => driver.wait(condition, timeout, what);
const focused = () => run<string>("document.activeElement.textContent.trim()");

test("the submenu of the main menu opens a service", async () => {
  const { slug, name = "" } = services[0] ?? {};
  await open("/", 1400);
  await driver
    .actions()
    .move({ origin: await byText("nav//a", servicesLabel) })
    .perform();
  const link = await find(`nav a[href="/services/${slug}"]`);
  await eventually("the submenu shows", () => link.isDisplayed());
  await link.click();
  await eventually("the page is reached", async () =>
    (await driver.getCurrentUrl()).endsWith(`/services/${slug}`),
  );
  await eventually("its title shows", async () => (await driver.getTitle()).startsWith(name));
  await eventually("its heading has the focus", async () => (await focused()) === name);
  await byText("a", labels.backHome);
});

test("the sidebar opens, shows one submenu at a time, and Escape and a link close it", async () => {
  await open("/", 390);
  const burger = await find('button[aria-controls="sidebar"]');
  await burger.click();
  const dialog = await find("dialog#sidebar");
  await eventually("the sidebar shows", () => dialog.isDisplayed());
  assert.equal(await run("document.querySelector('#sidebar').matches(':modal')"), true, "it is modal");
  const providers = await find('#sidebar button[aria-controls="submenu-providers"]');
  const services = await find('#sidebar button[aria-controls="submenu-services"]');
  const expanded = async (button: WebElement) => (await button.getAttribute("aria-expanded")) === "true";
  await providers.click();
  await eventually("providers open", () => expanded(providers));
  await services.click();
  await eventually("services open", () => expanded(services));
  assert.equal(await expanded(providers), false, "opening one closes the other");
  await press(Key.ESCAPE);
  await eventually("Escape closes it", async () => !(await dialog.isDisplayed()));
  assert.equal(await run("document.activeElement.getAttribute('aria-controls')"), "sidebar");
  await burger.click();
  await click(await find('#sidebar a[href="/about-us"]'));
  await eventually("the heading has the focus", async () => (await focused()) === aboutTitle);
  await eventually("a link closes it", async () => !(await dialog.isDisplayed()));
});

test("carousels pause and step, and hidden slides are inert", async () => {
  await open("/", 1280);
  const region = await find(`section[aria-label="${pages.home.services.title}"]`);
  await run("arguments[0].scrollIntoView({block: 'center'})", region);
  // Carousels hydrate one after the other; before that no slide is inert.
  await eventually("the carousel is ready", async () => (await region.getAttribute("data-ready")) !== null);
  const next = await region.findElement(By.css(`button[aria-label="${labels.carousel.next}"]`));
  const shown = () =>
    run<string[]>(
      "[...arguments[0].querySelectorAll('[role=group]:not([inert])')].map(s => s.ariaLabel)",
      region,
    );
  const [first, ...others] = await shown();
  assert.ok(first && others.length > 0 && others.length + 1 < services.length, "there is more than is shown");
  await click(next);
  await eventually("it steps by one", async () => {
    const now = await shown();
    return now.length === others.length + 1 && now.slice(0, -1).join() === others.join();
  });
  const hero = await find(`section[aria-label="${labels.carousel.hero}"]`);
  await click(await hero.findElement(By.css("button")));
  await eventually("the hero pauses", async () => (await hero.getAttribute("data-state")) === "paused");
});

test("an accordion has one open panel at a time", async () => {
  const service = services.find(({ questions }) => questions.length > 1);
  await open(`/services/${service?.slug}`);
  const panels = await driver.findElements(By.css("details"));
  assert.equal(panels.length, service?.questions.length);
  const openPanels = () => run<number>("document.querySelectorAll('details[open]').length");
  for (const panel of panels.slice(0, 2)) {
    await click(await panel.findElement(By.css("summary")));
    await eventually("it opens", async () => (await panel.getAttribute("open")) !== null);
    assert.equal(await openPanels(), 1);
  }
});

test("search finds everyday words, and shows the crisis line first", async () => {
  const [synonym] = search.synonyms;
  await open("/search");
  const field = await find('main input[type="search"]');
  const text = async () => (await find("main").getText()).toLowerCase();
  await field.sendKeys(synonym?.words[0] ?? "");
  await eventually("its meaning is found", async () => (await text()).includes(synonym?.means ?? "?"));
  await field.clear();
  await field.sendKeys("suicide");
  await eventually("988 is there", async () => (await text()).includes("988"));
});

test("an article opens, and an unknown one goes back", async () => {
  const { title = "", slug = "" } = articles[0] ?? {};
  await open("/blogs");
  await click(await byText("h2//a", title));
  await eventually("the article shows", async () => (await driver.getTitle()).startsWith(title));
  await driver.get(`${site}/blogs/there-is-no-such-article`);
  await eventually("one step back", async () => (await driver.getCurrentUrl()).endsWith(slug));
});

// Must be the last test: it stops the server.
test("without a server after one visit, the contact page opens, also instead of another", async () => {
  await open("/about-us");
  await eventually("the contact page is stored", () =>
    driver.executeAsyncScript(
      "const [done] = arguments; caches.match('/contact-us').then((found) => done(!!found), () => done(false))",
    ),
  );
  server.close();
  server.closeAllConnections();
  for (const path of ["/contact-us", "/about-us"]) {
    await open(path);
    assert.equal(await run("document.querySelector('h1').textContent"), pages["contact-us"].title);
    assert.match(await run("document.querySelector('footer').textContent"), /\(\d{3}\) \d{3}-\d{4}/);
  }
});

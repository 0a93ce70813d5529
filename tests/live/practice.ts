/** Tests that hold for any practice are told which one they run on: `test("...", async ({ page, practice }) => ...)`. */
import { test as base } from "@playwright/test";
import { type Practice, tested } from "../../tools/practices.ts";

export const test = base.extend<{ practice: Practice }>({ practice: [tested, { option: true }] });

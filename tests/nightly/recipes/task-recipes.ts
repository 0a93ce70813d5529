/** Recipes about what patients come to do. */
import { editFields, listIn, write } from "./hands.ts";

const page = `---
title: At Night and on Sundays
description: What to do while our doors are locked, whom to call first, and what can wait until the morning of a weekday.
lead: For anything that can't wait, call {phone}.
onThisPage: true
officesAfter: our-doors
sample: [body]
---
## Emergencies

Call 911.

## Our doors

We're open {hours}. To ask for a refill, {refill}.

## What can wait

Forms and bills can wait.
`;

export const taskRecipes = [
  {
    name: "a page for closed hours, and a task that leads to it",
    follow(root: string) {
      write(root, "pages/night-and-sundays.md", page);
      editFields(root, "navigation.yaml", (fields) => {
        fields.set("whenClosed", "/night-and-sundays");
        const tasks = listIn(fields, "tasks");
        if (tasks.items.length === 6) tasks.delete(5);
        tasks.add({ label: "Nights and Sundays", path: "/night-and-sundays#emergencies" });
      });
    },
  },
  {
    name: "a number for the deaf",
    follow: (root: string) =>
      editFields(root, "practice.yaml", (fields) => fields.set("tty", "(928) 555-0179")),
  },
];

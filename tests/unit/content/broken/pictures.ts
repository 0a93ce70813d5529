import { mkdirSync, symlinkSync } from "node:fs";
import type { Broken } from "./case.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

/** Pictures and files that are missing, unused or misnamed. */
export const brokenPictures: Broken[] = [
  {
    name: "a picture that is not there",
    says: ["blogs/blog-1.md:6 image: nothing there"],
    break: (content) => {
      content.removePicture(/^image: (.*)$/m.exec(content.read("blogs/blog-1.md"))?.[1] ?? "");
      content.article({ image: "image: blogs/morning-stroll" });
    },
  },
  {
    name: "a picture with a typing mistake",
    says: ["pages/home.yaml about > image: nothing there"],
    break: (content) => content.field("pages/home.yaml", "image", "about/porc"),
  },
  {
    name: "a picture with its ending",
    says: ['blogs/blog-1.md:6 image: "blogs/dots-1.jpg"'],
    break: (content) => content.article({ image: "image: blogs/dots-1.jpg" }),
  },
  {
    name: "a picture that nobody shows",
    says: ["images/blogs/party.svg picture: a picture that no content file names"],
    break: (content) => content.write("images/blogs/party.svg", svg),
  },
  {
    name: "a picture in a format that browsers can't show",
    says: ["images/blogs/party.heic file name: .heic"],
    break: (content) => content.write("images/blogs/party.heic", svg),
  },
  {
    name: "a picture with a space in its name",
    says: ["images/blogs/My Party.jpg file name: blogs/My Party.jpg"],
    break: (content) => content.write("images/blogs/My Party.jpg", svg),
  },
  {
    name: "a PDF among the pictures",
    says: ["images/blogs/form.pdf file name: .pdf"],
    break: (content) => content.write("images/blogs/form.pdf", "%PDF-1.4"),
  },
  {
    name: "a PDF that is not listed",
    says: ["files/patients.pdf file name: a file that is not listed"],
    break: (content) => content.write("files/patients.pdf", "%PDF-1.4"),
  },
  {
    name: "a listed PDF that is not there",
    says: ["downloads.yaml downloads > no. 1 > file: nothing there"],
    break: (content) => content.remove("files/first-visit.pdf"),
  },
  {
    name: "a listed file that is no PDF",
    says: ["downloads.yaml downloads > no. 1 > file: a file that is no PDF"],
    break: (content) => content.write("files/first-visit.pdf", "PK a document of Word"),
  },
  {
    name: "a missing file",
    says: ["practice.yaml file: nothing"],
    break: (content) => content.remove("practice.yaml"),
  },
  {
    name: "a missing folder",
    says: ["locations folder: none"],
    break: (content) => content.remove("locations"),
  },
  {
    name: "a folder with the name of a file",
    says: ["services/dental-care.md file: a folder"],
    break: (content) => {
      mkdirSync(content.path("services/dental-care.md"));
    },
  },
  {
    name: "a file that is a link to itself",
    says: ["services/loop.md file: nothing"],
    break: (content) => symlinkSync("loop.md", content.path("services/loop.md")),
  },
  {
    name: "an article with the wrong ending",
    says: ["blogs/blog-22.txt file name: a file that nothing reads"],
    break: (content) => content.write("blogs/blog-22.txt", "An article"),
  },
  {
    name: "a page file with a typing mistake",
    says: ["pages/contact.yaml file name: a file that nothing reads"],
    break: (content) => content.write("pages/contact.yaml", "title: Contact"),
  },
];

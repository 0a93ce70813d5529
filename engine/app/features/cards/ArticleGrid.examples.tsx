import { samplePicture } from "../../components/Picture/sample-picture.ts";
import { ArticleGrid } from "./ArticleGrid.tsx";

const titles = [
  "Heat and the heart",
  "Otorhinolaryngologisch-gastroenterologische questions that Dr. Núñez-Ibáñez hears every day",
  "Flu",
];
const articles = titles.map((title, index) => ({
  title,
  date: "Nov 01, 2026",
  isoDate: "2026-11-01",
  topic: "heart",
  excerpt: "Why hot days are hard on the heart, and what helps.",
  path: `/blogs/${index}`,
  picture: samplePicture(),
  readingTime: "4 min read",
}));

export const examples = {
  several: <ArticleGrid articles={articles} />,
  one: <ArticleGrid articles={articles.slice(2)} />,
};

import { samplePicture } from "../../components/Picture/sample-picture.ts";
import { ArticleGrid } from "./ArticleGrid.tsx";

const article = {
  title: "Heat and the heart",
  date: "Nov 01, 2026",
  isoDate: "2026-11-01",
  topic: "heart",
  excerpt: "Why hot days are hard on the heart, and what helps.",
  path: "/blogs/heat",
  picture: samplePicture(),
  readingTime: "4 min read",
};
const long = {
  ...article,
  path: "/blogs/long",
  title: "Otorhinolaryngologisch-gastroenterologische questions that Dr. Núñez-Ibáñez hears every day",
};
const short = {
  ...article,
  path: "/blogs/short",
  title: "Flu",
  excerpt: "Get your shot.",
  readingTime: "1 min read",
};

export const examples = {
  several: <ArticleGrid articles={[article, long, short]} />,
  one: <ArticleGrid articles={[short]} />,
};

import { samplePicture } from "../../components/Picture/sample-picture.ts";
import { ArticleGrid } from "./ArticleGrid.tsx";

const labels = {
  readMore: "Read more",
  readingTime: "{minutes} min read",
  draft: "Draft",
  waits: "Not before {date}",
};
const article = {
  slug: "heat",
  title: "Heat and the heart",
  date: "Nov 01, 2026",
  isoDate: "2026-11-01",
  topic: "heart",
  excerpt: "Why hot days are hard on the heart, and what helps.",
  path: "/blogs/heat",
  picture: samplePicture(),
  minutes: 4,
};
const long = {
  ...article,
  slug: "long",
  path: "/blogs/long",
  title: "Otorhinolaryngologisch-gastroenterologische questions that Dr. Núñez-Ibáñez hears every day",
};
const short = {
  ...article,
  slug: "short",
  path: "/blogs/short",
  title: "Flu",
  excerpt: "Get your shot.",
  minutes: 1,
};

export const examples = {
  several: <ArticleGrid articles={[article, long, short]} labels={labels} />,
  one: <ArticleGrid articles={[short]} labels={labels} />,
};

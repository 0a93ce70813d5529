import { Badge } from "../components/Badge/Badge.tsx";
import { Band } from "../components/Container/Container.tsx";
import { Portrait } from "../components/Portrait/Portrait.tsx";
import { Prose } from "../components/Prose/Prose.tsx";
import { portraitOf } from "../content/cards.server.ts";
import { metaOf } from "../content/meta.server.ts";
import { fullName } from "../content/names.ts";
import { officeLink, serviceLink } from "../content/relations.server.ts";
import { loadSite } from "../content/site.server.ts";
import { providerData } from "../content/structured-data/people.server.ts";
import { format } from "../schema/format.ts";
import { CallLink } from "../sections/CallLink/CallLink.tsx";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { RelatedLinks } from "../sections/RelatedLinks/RelatedLinks.tsx";
import type { Route } from "./+types/provider.ts";
import { pageMeta } from "./pageMeta.ts";
import styles from "./provider.module.css";

export function loader({ params }: Route.LoaderArgs) {
  const site = loadSite();
  const person = site.providers.find(({ slug }) => slug === params.slug);
  if (!person) throw new Response(null, { status: 404 });
  const words = site.interface;
  const certificate = person.boardCertification;
  const portrait = portraitOf(person);
  return {
    meta: metaOf(site, {
      title: fullName(person),
      description: person.description,
      path: `/providers/${person.slug}`,
      picture: person.image,
      crumbs: [{ label: site.pages.providers.title, path: "/providers" }],
      data: providerData(site, person, portrait.picture?.src),
    }),
    role: person.role,
    body: person.body,
    portrait,
    board: certificate && {
      badge: words.boardCertified,
      line: format(words.boardLine, certificate),
    },
    languages: { title: words.provider.languages, names: person.languages.join(", ") },
    related: [
      {
        title: words.provider.offices,
        links: site.locations.filter(({ slug }) => person.offices.includes(slug)).map(officeLink),
      },
      {
        title: words.provider.services,
        links: site.services.filter(({ slug }) => person.services.includes(slug)).map(serviceLink),
      },
    ],
  };
}

export const meta = pageMeta;

export default function Provider({ loaderData }: Route.ComponentProps) {
  const { role, body, portrait, board, languages, related } = loaderData;
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <div className={styles.columns}>
          <Portrait
            {...portrait}
            className={styles.portrait}
            priority
            sizes="(min-width: 768px) 400px, 100vw"
          />
          <div className={styles.text}>
            {board && <Badge icon="badge">{board.badge}</Badge>}
            <p className={styles.role}>{role}</p>
            {board && <p className={styles.board}>{board.line}</p>}
            <Prose blocks={body} />
            <p>
              <strong>{languages.title}</strong> {languages.names}
            </p>
            <CallLink />
            <RelatedLinks groups={related} />
          </div>
        </div>
      </Band>
    </>
  );
}

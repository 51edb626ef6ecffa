import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Head from '@docusaurus/Head';
import OfflineArchives from '@site/src/features/offline-archives';
import PageHead from '@site/src/features/page-layout/PageHead';
import MarkdownAlternate from '@site/src/features/markdown-alternate';
import AlternateHead from '@site/src/features/markdown-alternate/AlternateHead';
import {markdownUrl} from '@site/src/chrome/markdownUrl';
import type {ArchivedVersion} from '@site/config/releases';
import {archivedNoteOf, noteOf} from './_versions/notes';
import styles from './_versions/styles.module.css';

function BuiltVersions({
  versions,
}: {
  versions: readonly GlobalVersion[];
}): ReactNode {
  return (
    <>
      <Heading as="h2" id="here">
        {translate({id: 'versions.here', message: 'On this site'})}
      </Heading>
      <div className={styles.cards}>
        {versions.map((version, index) => (
          <section key={version.name} className={styles.card}>
            <Heading as="h3" id={`v${version.name}`}>
              {version.label}
            </Heading>
            <p>{noteOf(version.name)}</p>
            <ul className={styles.links}>
              <li>
                <Link
                  to={version.path}
                  className={`button button--${index === 0 ? 'primary' : 'secondary'}`}>
                  <Translate id="versions.read" values={{label: version.label}}>
                    {'Documentation of {label}'}
                  </Translate>
                </Link>
              </li>
              <li>
                <Link to={`${version.path.replace(/\/$/, '')}/release-notes`}>
                  <Translate
                    id="versions.notes"
                    values={{label: version.label}}>
                    {'Release notes of {label}'}
                  </Translate>
                </Link>
              </li>
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function ArchivedVersions({
  versions,
}: {
  versions: readonly ArchivedVersion[];
}): ReactNode {
  return (
    <>
      <Heading as="h2" id="archived">
        {translate({id: 'versions.archived', message: 'Archived'})}
      </Heading>
      <p>
        <Translate id="versions.archived.intro">
          These are frozen sites of earlier releases, on other hosts. They are
          not part of this site and require an internet connection.
        </Translate>
      </p>
      <dl className={styles.archived}>
        {versions.map(({label, href}) => (
          <div key={label}>
            <dt>
              <Link to={href}>{label}</Link>
            </dt>
            <dd>{archivedNoteOf(label)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function WhichVersion(): ReactNode {
  return (
    <>
      <Heading as="h2" id="which">
        {translate({
          id: 'versions.which',
          message: 'Which one should I run?',
        })}
      </Heading>
      <p>
        <Translate id="versions.which.text">
          For a deployment that people rely on, use the newest release of the
          stable line. Use a beta only if you need something that no release has
          yet. If you run one, pin the exact version, and read the migration
          guide before you upgrade. Neither line is a cleared medical device.
        </Translate>
      </p>
      <ul>
        <li>
          <Link to="/migration-guide/3p9-to-3p10">
            <Translate id="versions.migrate.3.10">From 3.9 to 3.10</Translate>
          </Link>
        </li>
        <li>
          <Link to="/migration-guide/3p8-to-3p9">
            <Translate id="versions.migrate.3.9">From 3.8 to 3.9</Translate>
          </Link>
        </li>
        <li>
          <Link to="/versions/compare">
            <Translate id="versions.compare">
              Compare versions: every name, value, and page that differs
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/migration-guide">
            <Translate id="versions.migrate.older">
              From older versions
            </Translate>
          </Link>
        </li>
      </ul>
    </>
  );
}

function OtherVersions(): ReactNode {
  return (
    <>
      <Heading as="h2" id="other">
        {translate({
          id: 'versions.other',
          message: 'My version is not listed',
        })}
      </Heading>
      <ul>
        <li>
          <Translate id="versions.other.3.10">
            If you run a 3.10 release, such as 3.10.2, read the latest pages.
            They describe a beta of that line, so they do not cover later
            changes, but their release notes list the first of these changes.
          </Translate>
        </li>
        <li>
          <Translate id="versions.other.newer">
            This site does not cover 3.11 or newer. The latest pages are the
            closest match, but names may have changed since then.
          </Translate>
        </li>
        <li>
          <Translate id="versions.other.older">
            For an older 3.x version, the archived 3.8.5 site is the closest
            match.
          </Translate>
        </li>
        <li>
          <Link to="/help#which-version-is-running">
            <Translate id="versions.other.unknown">
              The viewer fails before it can show About
            </Translate>
          </Link>
        </li>
      </ul>
    </>
  );
}

export default function Versions(): ReactNode {
  const versions = useVersions(undefined);
  const {siteConfig} = useDocusaurusContext();
  const archivedVersions = siteConfig.customFields
    ?.archivedVersions as ArchivedVersion[];
  const alternate = markdownUrl(useBaseUrl('/versions'), siteConfig.baseUrl);
  const title = translate({id: 'versions.title', message: 'Versions'});
  return (
    <Layout
      title={title}
      description={translate({
        id: 'versions.description',
        message:
          'Which versions of the OHIF documentation exist, which one matches your viewer, and where the archived ones are.',
      })}>
      <Head>
        <meta
          name="keywords"
          content="offline docs, download the documentation, zip archive, older versions"
        />
      </Head>
      <AlternateHead address={alternate} />
      <main className="container margin-vert--lg">
        <article className="markdown">
          <PageHead>
            <MarkdownAlternate address={alternate} />
          </PageHead>
          <Heading as="h1">{title}</Heading>
          <p className="lead">
            <Translate id="versions.intro">
              Choose the documentation of the release that you run, because
              options, events, and component names differ between releases. To
              find out which release you run, choose About in the viewer's
              settings menu.
            </Translate>
          </p>

          <BuiltVersions versions={versions} />
          <OfflineArchives versions={versions} />

          <ArchivedVersions versions={archivedVersions} />
          <WhichVersion />
          <OtherVersions />
        </article>
      </main>
    </Layout>
  );
}

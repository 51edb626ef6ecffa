import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OfflineArchives from '@site/src/components/OfflineArchives';
import PageTwin from '@site/src/components/PageTwin';
import TwinHead from '@site/src/components/PageTwin/TwinHead';
import {twinAddress} from '@site/src/components/PageTwin/twinAddress';
import type {ArchivedVersion} from '@site/config/versions';

/** What a reader needs to know about a version, beyond its name. */
const notes: Record<string, ReactNode> = {
  current: (
    <Translate id="versions.note.current">
      Beta line. The platform publishes betas from its master branch; names in
      these pages can still change before 3.10 is released. Read it when you
      build against a 3.10 beta.
    </Translate>
  ),
  '3.9': (
    <Translate id="versions.note.3.9">
      Stable line. It comes from a release branch and receives fixes only. Read
      it when you run a 3.9 release, for instance the container image of that
      release.
    </Translate>
  ),
};

const archivedNotes: Record<string, ReactNode> = {
  '3.8.5': (
    <Translate id="versions.note.3.8.5">
      The last 3.8 release, before the move to Cornerstone3D 2.0.
    </Translate>
  ),
  '2.0': (
    <Translate id="versions.note.2.0">
      Deprecated. Another architecture: its configuration and extensions do not
      run in version 3.
    </Translate>
  ),
  '1.0': (
    <Translate id="versions.note.1.0">
      Deprecated. The first viewer, built with Meteor.
    </Translate>
  ),
};

export default function Versions(): ReactNode {
  const versions = useVersions(undefined);
  const {siteConfig} = useDocusaurusContext();
  const archivedVersions = siteConfig.customFields
    ?.archivedVersions as ArchivedVersion[];
  const twin = twinAddress(useBaseUrl('/versions'), siteConfig.baseUrl);
  const title = translate({id: 'versions.title', message: 'Versions'});
  return (
    <Layout
      title={title}
      description={translate({
        id: 'versions.description',
        message:
          'Which versions of the OHIF documentation exist, which one matches your viewer, and where the archived ones are.',
      })}>
      <TwinHead address={twin} title={title} docs={siteConfig.title} />
      <main className="container margin-vert--lg">
        <PageTwin address={twin} />
        <article>
          <Heading as="h1">{title}</Heading>
          <p>
            <Translate id="versions.intro">
              Choose the documentation of the release that you run: options,
              events and component names differ between them. To see which
              release that is, open the viewer, then its settings menu, then
              About.
            </Translate>
          </p>

          <Heading as="h2" id="here">
            {translate({id: 'versions.here', message: 'On this site'})}
          </Heading>
          {versions.map((version) => (
            <section key={version.name}>
              <Heading as="h3" id={`v${version.name}`}>
                {version.label}
              </Heading>
              <p>{notes[version.name]}</p>
              <ul>
                <li>
                  <Link to={version.path}>
                    <Translate
                      id="versions.read"
                      values={{label: version.label}}>
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

          <OfflineArchives versions={versions} />

          <Heading as="h2" id="archived">
            {translate({id: 'versions.archived', message: 'Archived'})}
          </Heading>
          <p>
            <Translate id="versions.archived.intro">
              Frozen sites of earlier releases, on hosts of their own. They are
              not part of this site and need an internet connection.
            </Translate>
          </p>
          <ul>
            {archivedVersions.map(({label, href}) => (
              <li key={label}>
                <Link to={href}>{label}</Link>: {archivedNotes[label]}
              </li>
            ))}
          </ul>

          <Heading as="h2" id="which">
            {translate({
              id: 'versions.which',
              message: 'Which one should I run?',
            })}
          </Heading>
          <p>
            <Translate id="versions.which.text">
              For a deployment that people rely on, take the newest release of
              the stable line. Take a beta when you need something that only the
              beta has, pin its exact number, and read the migration guide
              before you change it. Neither line is a cleared medical device.
            </Translate>
          </p>
          <ul>
            <li>
              <Link to="/migration-guide/3p9-to-3p10">
                <Translate id="versions.migrate.3.10">
                  From 3.9 to 3.10
                </Translate>
              </Link>
            </li>
            <li>
              <Link to="/migration-guide/3p8-to-3p9">
                <Translate id="versions.migrate.3.9">From 3.8 to 3.9</Translate>
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

          <Heading as="h2" id="other">
            {translate({
              id: 'versions.other',
              message: 'My version is not listed',
            })}
          </Heading>
          <ul>
            <li>
              <Translate id="versions.other.3.10">
                A 3.10 release, such as 3.10.2: read the latest pages. They
                describe a beta of that line, so what came after it is missing;
                their release notes name the first of it.
              </Translate>
            </li>
            <li>
              <Translate id="versions.other.newer">
                3.11 or newer: there are no pages of it here. The latest ones
                are the nearest; names may have changed since.
              </Translate>
            </li>
            <li>
              <Translate id="versions.other.older">
                An older 3.x: the archived 3.8.5 is the nearest.
              </Translate>
            </li>
            <li>
              <Link to="/help#which-version-is-running">
                <Translate id="versions.other.unknown">
                  The viewer does not start far enough to show About
                </Translate>
              </Link>
            </li>
          </ul>
        </article>
      </main>
    </Layout>
  );
}

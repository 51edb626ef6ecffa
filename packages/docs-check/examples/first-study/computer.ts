/**
 * A reader's computer: a folder, a shell, and Docker. Commands run in a real shell. Each
 * container is a process on this machine: the viewer's is a real nginx with the reader's
 * template and sample files of the viewer, Orthanc's is archive.ts.
 */
import {execFile} from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {parse} from 'yaml';
import type {DocsVersion} from '../../facts/index';
import {filledIn} from '../../recipes/served/check-recipe';
import {sample, sampleOfImage} from '../../recipes/served/sample-files';
import {
  freePort,
  RecipeServer,
  type Sample,
  type StubServer,
} from '../../recipes/server';
import {startArchive, type Stored} from './archive';
import {browse} from './browser';

const imageRoot = '/usr/share/nginx/html';
const templatePath = '/usr/src/default.conf.template';

/** Without a configuration from the reader, the archive's image requires a password. */
const configOfImage = '{"AuthenticationEnabled": true}';

/** What the template in the image does that matters here. */
const templateOfImage = `server {
  listen \${PORT};
  root ${imageRoot};
  gzip_static always;
  gunzip on;
  location / {
    try_files $uri $uri/ /index.html;
  }
}
`;

/** From 3.10 on, the scripts in the image are compressed. */
const filesOfImage = (version: DocsVersion): Sample =>
  version === '3.9'
    ? sample('', 'window.config = {demo: true};')
    : sampleOfImage('');

type Service = {image: string; ports?: string[]; volumes?: string[]};

/** What the reader types at a prompt. */
const password = 'the-password';
const typed: [command: string, answered: string][] = [
  ['openssl passwd -apr1', `openssl passwd -apr1 -stdin <<< '${password}'`],
  ['--user reader ', `--user reader:${password} `],
];

export class Computer {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'first-study-'));
  /** What `docker compose logs` shows. */
  logs = '';
  private readonly stored: Stored = {study: false};
  private readonly published = new Map<number, number>();
  private archive: StubServer | undefined;
  private viewer: RecipeServer | undefined;

  constructor(private readonly version: DocsVersion) {
    // Started by root, nginx's workers are another user.
    chmodSync(this.folder, 0o755);
  }

  write(name: string, text: string): void {
    writeFileSync(path.join(this.folder, name), text);
  }

  /** Saves a download into the folder. */
  copy(file: string): void {
    copyFileSync(file, path.join(this.folder, path.basename(file)));
  }

  read(name: string): string | undefined {
    const file = path.join(this.folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  /** Runs commands, and answers what they print. Docker's own output is left out. */
  async run(commands: string): Promise<string> {
    let printed = '';
    for (const command of commands.replaceAll('\\\n', '').split('\n')) {
      printed += command.startsWith('docker ')
        ? await this.docker(command)
        : await this.shell(command);
    }
    return printed;
  }

  /** What a browser shows at a path of the viewer's port; with the name and password once there are some. */
  async browse(place: string): Promise<string> {
    return browse(
      `http://127.0.0.1:${await this.portOf(3000)}`,
      place,
      this.read('users') ? `reader:${password}` : undefined,
    );
  }

  async close(): Promise<void> {
    await this.down();
    rmSync(this.folder, {recursive: true});
  }

  private async shell(command: string): Promise<string> {
    let text = command;
    for (const [prompting, answered] of typed) {
      text = text.replace(prompting, () => answered);
    }
    const ports = [...text.matchAll(/(?:127\.0\.0\.1|localhost):(\d+)/g)];
    for (const [address, port] of ports) {
      text = text.replace(
        address,
        `127.0.0.1:${await this.portOf(Number(port))}`,
      );
    }
    const options = {cwd: this.folder, timeout: 60_000};
    try {
      return (await promisify(execFile)('bash', ['-c', text], options)).stdout;
    } catch (error) {
      // grep without a match, or curl without a connection; their output counts.
      return (error as {stdout?: string}).stdout ?? '';
    }
  }

  /** The port on this machine that has the part of a published port. */
  private async portOf(port: number): Promise<number> {
    // Nothing listens on a free port, as on one that is not published.
    return this.published.get(port) ?? freePort();
  }

  private async docker(command: string): Promise<string> {
    const words = command.split(/\s+/).slice(1);
    if (words[0] === 'run') {
      const publish = words[words.indexOf('--publish') + 1]!;
      await this.startViewer({image: words.at(-1)!, ports: [publish]});
      return '';
    }
    switch (words.slice(1).join(' ')) {
      case 'up --detach':
        await this.down();
        await this.up();
        return '';
      case 'restart viewer':
        await this.startViewer(this.services().viewer!);
        return '';
      case 'logs':
        return this.logs;
      case 'down':
        await this.down();
        return '';
      case 'down --volumes':
        await this.down();
        this.stored.study = false;
        return '';
      default:
        throw new Error(
          `\`${command}\` cannot be run here. Add it to packages/docs-check/examples/first-study/computer.ts.`,
        );
    }
  }

  private services(): Record<string, Service> {
    const text = this.read('compose.yaml');
    if (text === undefined) {
      throw new Error('no configuration file provided: not found');
    }
    return (parse(text) as {services: Record<string, Service>}).services;
  }

  private async up(): Promise<void> {
    const {orthanc, viewer} = this.services();
    if (orthanc) {
      const source = this.mounted(orthanc, '/etc/orthanc/orthanc.json');
      try {
        this.archive = await startArchive(source ?? configOfImage, this.stored);
        this.publish(orthanc, this.archive.port);
      } catch (error) {
        this.logs += `${(error as Error).message}\n`;
      }
    }
    if (viewer) {
      await this.startViewer(viewer);
    }
  }

  private async startViewer(service: Service): Promise<void> {
    await this.viewer?.close();
    this.viewer = undefined;
    let template = this.mounted(service, templatePath) ?? templateOfImage;
    for (const [host, container] of mountsOf(service)) {
      template = template.replaceAll(container, path.join(this.folder, host));
    }
    if (this.archive) {
      template = template.replaceAll(
        '//orthanc:8042',
        `//127.0.0.1:${this.archive.port}`,
      );
    }
    try {
      this.viewer = await RecipeServer.start(filledIn(template), {
        host: 'localhost',
        files: filesOfImage(this.version),
        root: imageRoot,
        changes: [],
      });
      this.publish(service, this.viewer.port);
    } catch (error) {
      this.logs += `${(error as Error).message}\n`;
    }
  }

  /** The reader's file at a path in the container. */
  private mounted(service: Service, place: string): string | undefined {
    const mount = mountsOf(service).find(
      ([, container]) => container === place,
    );
    return mount && this.read(mount[0]);
  }

  private publish({ports = []}: Service, port: number): void {
    for (const published of ports) {
      this.published.set(Number(published.split(':').at(-2)), port);
    }
  }

  private async down(): Promise<void> {
    this.published.clear();
    await this.viewer?.close();
    await this.archive?.close();
    this.viewer = undefined;
    this.archive = undefined;
  }
}

/** The files that a service mounts, as [name in the folder, path in the container]. */
const mountsOf = ({volumes = []}: Service) =>
  volumes
    .filter((volume) => volume.startsWith('./'))
    .map((volume) => volume.slice(2).split(':') as [string, string, string]);

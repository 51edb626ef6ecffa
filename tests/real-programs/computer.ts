/**
 * A reader's computer: a folder, a shell, and a Docker without containers. What the reader's
 * Compose file starts in containers are processes here, with the reader's files where the
 * containers have them.
 */
import {execFile} from 'node:child_process';
import {copyFileSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {parse} from 'yaml';
import {filledIn} from '@ohif-docs/docs-check/recipes/served/check-recipe';
import {imageFiles, Lab, viewerFiles} from './programs';

type Service = {ports?: string[]; volumes?: string[]};

/** What the reader types at a prompt. */
const password = 'the-password';
const typed = [
  ['openssl passwd -apr1', `openssl passwd -apr1 -stdin <<< '${password}'`],
  ['--user reader ', `--user reader:${password} `],
] as const;

export class Computer {
  readonly lab = new Lab();
  readonly folder = this.lab.folder();
  /** What `docker compose logs` shows. */
  logs = '';
  private volume = this.lab.folder();
  private readonly published = new Map<number, number>();
  private services: Record<string, Service> = {};
  private addresses: Record<string, number> = {};
  private ends: Record<string, () => Promise<unknown>> = {};

  /** @param isCompressed whether the image of the version has compressed files */
  constructor(private readonly isCompressed: boolean) {}

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
    for (const command of commands
      .replaceAll(/\\\n|(?<=\|)\n/g, '')
      .split('\n')) {
      printed += command.startsWith('docker ')
        ? await this.docker(command)
        : await this.shell(command);
    }
    return printed;
  }

  /** Opens a path of the viewer's port in a new window, which answers a prompt for a password. */
  browse(route: string) {
    return this.lab.open(`http://localhost:${this.portOf(3000)}${route}`, {
      httpCredentials: {username: 'reader', password},
    });
  }

  close = () => this.lab.close();

  private async shell(command: string): Promise<string> {
    let text = command.replaceAll(
      /(?:127\.0\.0\.1|localhost):(\d+)/g,
      (_all, port) => `127.0.0.1:${this.portOf(Number(port))}`,
    );
    for (const [prompting, answered] of typed) {
      text = text.replace(prompting, () => answered);
    }
    const options = {cwd: this.folder, timeout: 60_000};
    try {
      return (await promisify(execFile)('bash', ['-c', text], options)).stdout;
    } catch (error) {
      // grep without a match, or curl without a connection; their output counts.
      return (error as {stdout?: string}).stdout ?? '';
    }
  }

  /** The port here that has the part of a published port; nothing listens on port 1. */
  private portOf = (port: number) => this.published.get(port) ?? 1;

  private async docker(command: string): Promise<string> {
    switch (command.replace('docker compose ', '')) {
      case 'up --detach':
        await this.down();
        this.services = (
          parse(this.read('compose.yaml')!) as {
            services: Record<string, Service>;
          }
        ).services;
        await this.start('orthanc');
        await this.start('viewer');
        return '';
      case 'restart viewer':
        await this.start('viewer');
        return '';
      case 'logs':
        return this.logs;
      case 'down':
        await this.down();
        return '';
      default:
        throw new Error(
          `\`${command}\` cannot be run here. Add it to tests/real-programs/computer.ts.`,
        );
    }
  }

  private async start(name: string): Promise<void> {
    const service = this.services[name];
    if (!service) {
      return;
    }
    await this.ends[name]?.();
    try {
      const port = await (name === 'viewer'
        ? this.startViewer(service)
        : this.startOrthanc(service));
      this.addresses[name] = port;
      for (const published of service.ports ?? []) {
        this.published.set(Number(published.split(':').at(-2)), port);
      }
    } catch (error) {
      this.logs += `${(error as Error).message}\n`;
    }
  }

  private async startOrthanc({volumes = []}: Service): Promise<number> {
    const mounted = volumes.find((one) =>
      one.endsWith(':/etc/orthanc/orthanc.json:ro'),
    )!;
    const name = mounted.split(':')[0]!;
    const orthanc = await this.lab.orthanc(this.read(name)!, this.volume);
    this.ends.orthanc = orthanc.close;
    return orthanc.port;
  }

  private async startViewer({volumes = []}: Service): Promise<number> {
    const mounts = volumes.map((one) => one.split(':') as [string, string]);
    const inContainer = (file: string) =>
      mounts.find(([, container]) => container === file)?.[0];
    let source = filledIn(
      this.read(inContainer('/usr/src/default.conf.template')!)!,
    );
    for (const [file, container] of mounts) {
      source = source.replaceAll(container, path.join(this.folder, file));
    }
    // The names in Docker's network are those of the services.
    for (const [name, port] of Object.entries(this.addresses)) {
      source = source.replaceAll(`//${name}:8042`, `//127.0.0.1:${port}`);
    }
    const files = this.isCompressed ? imageFiles() : viewerFiles();
    const nginx = await this.lab.nginx(
      source.replaceAll('/usr/share/nginx/html', files),
    );
    this.ends.viewer = () => nginx.close();
    return nginx.port;
  }

  private async down(): Promise<void> {
    this.published.clear();
    for (const end of Object.values(this.ends)) {
      await end();
    }
    this.ends = {};
    this.addresses = {};
  }
}

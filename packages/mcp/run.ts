#!/usr/bin/env node
/** `ohif-docs-mcp`: an editor starts it, and talks to it over standard input and output. */
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {version} from './package.json';
import {createServer} from './server';

const usage = `ohif-docs-mcp ${version}: the OHIF docs as a server of the Model Context Protocol

An editor or an assistant starts it without arguments, and talks to it over standard input
and output. It reads no files of yours, and opens no connection.
`;

const [argument] = process.argv.slice(2);
if (argument === undefined) {
  void createServer().connect(new StdioServerTransport());
} else if (argument === '--help' || argument === '--version') {
  process.stdout.write(argument === '--help' ? usage : `${version}\n`);
} else {
  process.stderr.write(`Unknown argument ${argument}.\n\n${usage}`);
  process.exitCode = 2;
}

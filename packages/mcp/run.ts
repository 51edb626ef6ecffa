#!/usr/bin/env node
/** `ohif-docs-mcp`: an editor starts it, and talks to it over standard input and output. */
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {version} from './package.json';
import {createServer} from './server';

if (process.argv.length > 2) {
  console.log(
    `ohif-docs-mcp ${version}: the OHIF docs as a server of the Model Context Protocol. An editor starts it without arguments.`,
  );
} else {
  void createServer().connect(new StdioServerTransport());
}

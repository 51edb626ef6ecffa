import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://docs.example.org',
  telemetry: false,
  integrations: [starlight({title: 'The same pages'})],
});

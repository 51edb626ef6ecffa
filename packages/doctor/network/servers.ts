/** Whose configuration a fix is about, in the order of the tabs. */
export const serverNames = {
  viewer: 'Viewer',
  nginx: 'nginx',
  apache: 'Apache httpd',
  caddy: 'Caddy',
  iis: 'IIS',
  orthanc: 'Orthanc',
  dcm4chee: 'dcm4chee',
  provider: 'Sign-in provider',
} as const;

export type Server = keyof typeof serverNames;

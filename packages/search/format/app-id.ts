/** The application id in the configuration of a site without a hosted search service. */
export const embeddedAppId = 'embedded';

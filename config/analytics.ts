/** If set, page views are reported with anonymized IP addresses. If not set, the site contains no analytics code. */
export const gtagTrackingId = process.env.GTAG_TRACKING_ID;

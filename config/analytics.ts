/** Set: page views are reported with anonymised addresses. Not set: the site contains nothing of it. */
export const gtagTrackingId = process.env.GTAG_TRACKING_ID;

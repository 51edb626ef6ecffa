/** `dialogs` as a title: `Dialogs`. */
export const areaName = (area: string): string =>
  area.charAt(0).toUpperCase() + area.slice(1);

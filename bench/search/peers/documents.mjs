/** Our records, with the field names that search libraries expect. */
export function documentsOf(records) {
  return records.map((record, id) => {
    const {lvl1, lvl2, lvl3} = record.hierarchy;
    const opensPage = record.type === 'lvl1';
    return {
      id,
      url: new URL(record.url).pathname,
      title: opensPage ? lvl1 : '',
      heading: opensPage ? '' : (lvl3 ?? lvl2 ?? ''),
      keywords: record.keywords.join(', '),
      description: record.description,
      identifiers: record.identifiers.join(' '),
      text: record.content,
    };
  });
}

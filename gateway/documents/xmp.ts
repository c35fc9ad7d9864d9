/** Metadata of a PDF (ISO 16684-1) that says its title, and that the document keeps PDF/UA-1 (ISO 14289-1, 5). */
export function xmpOf({ title, at }: { readonly title: string; readonly at: Date }): string {
  const properties = [
    '<pdfuaid:part>1</pdfuaid:part>',
    `<xmp:CreateDate>${at.toISOString()}</xmp:CreateDate>`,
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
  ];
  const namespaces = [
    'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"',
    'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ];
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${namespaces.join(' ')}>${properties.join('')}</rdf:Description>`,
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

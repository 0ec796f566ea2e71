import type { DocumentKind } from './document-rows'

/** The name of a document as it is printed: series and number. */
export const documentName = ({ series, number }: { series: string; number: number }) =>
  `${series === '0' ? '' : series} ${number}`.trim()

/** What the file of a document is called. */
export const documentFileName = (document: { kind: DocumentKind; series: string; number: number }) =>
  `${document.kind.replace('_', '-')}-${documentName(document)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}.pdf`

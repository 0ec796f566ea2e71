import type { Row } from '~/db/generated/rows'

/** The long texts of the site that have versions. */
export type DocumentName = Row<'documents'>['document']

/** Each long text: the page that shows it, and its first version as a file of app/content. */
export const documents = {
  terms: { path: '/terms-and-conditions', file: 'terms-and-conditions' },
  privacy: { path: '/privacy-policy', file: 'privacy-policy' },
  mentoring: { path: '/mentoring-terms', file: 'mentoring-terms' },
  coaching: { path: '/coaching-terms', file: 'coaching-terms' },
  cookies: { path: '/cookies-policy', file: 'cookies-policy' },
  accessibility: { path: '/accessibility', file: 'accessibility' },
} as const satisfies Record<DocumentName, { path: string; file: string }>

export const documentNames = Object.keys(documents) as DocumentName[]

/** Who consents to a document; a new version of the others asks nobody. */
export const isConsentedTo = (document: DocumentName) =>
  document !== 'cookies' && document !== 'accessibility'

/** The document with this name, or undefined. */
export const toDocument = (name: string | null | undefined) => documentNames.find((each) => each === name)

/** The address of a version of a document. */
export const versionPath = (document: DocumentName, version: number) =>
  `${documents[document].path}?version=${version}`

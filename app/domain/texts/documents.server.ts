import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import type { DocumentName } from './documents'
import { wordsOf, type DocumentFields } from './document-schema'

export type ListedDocument = Row<'documents'>
export type DocumentVersion = Row<'document_version'>
export type DocumentDraft = Row<'document_draft'>

/** The versions of one long text, the newest first, and its draft if there is one. */
export async function readDocument(viewer: Viewer, document: DocumentName) {
  const [versions, [draft]] = await read(viewer, (sql) => [
    sql<ListedDocument[]>`select * from api.documents() where document = ${document}`,
    sql<DocumentDraft[]>`select * from api.document_draft(document => ${document})`,
  ])
  return { versions, draft }
}

/**
 * Saves the draft of a next version. Raises document_not_found, document_changed_meanwhile, document_version_coming,
 * document_draft_gone, document_draft_changed_meanwhile, document_day_past, document_day_far, document_language_empty.
 */
export function saveDraft(viewer: Viewer, document: DocumentName, fields: DocumentFields) {
  const { basedOn, holdsFrom, needsConsent, seenRevision } = fields
  const { bodies, summaries } = wordsOf(fields)
  return acts.saveDocumentDraft(viewer, {
    document,
    basedOn,
    holdsFrom,
    needsConsent: needsConsent ?? false,
    bodies,
    summaries,
    seenRevision,
  })
}

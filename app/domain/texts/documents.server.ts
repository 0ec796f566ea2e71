import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { DocumentName } from './documents'
import { wordsOf, type DocumentFields } from './document-schema'

export type ListedDocument = Row<'documents'>
export type DocumentVersion = Row<'document_version'>
export type DocumentDraft = Row<'document_draft'>

/** A version of a long text, the one in force unless a version is asked for; undefined if it is not published. */
export async function findDocument(document: DocumentName, version: number | null = null) {
  const [row] = await asViewer(
    null,
    (sql) =>
      sql<
        DocumentVersion[]
      >`select * from api.document_version(document => ${document}, asked => ${version})`,
  )
  return row
}

/** Every version of every long text, the newest of each first. */
export function listDocuments(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql<ListedDocument[]>`select * from api.documents()`)
}

/** The versions of one long text, the newest first, and its draft if there is one. */
export function readDocument(viewer: Viewer, document: DocumentName) {
  return asViewer(viewer, async (sql) => {
    const [versions, [draft]] = await Promise.all([
      sql<ListedDocument[]>`select * from api.documents() where document = ${document}`,
      sql<DocumentDraft[]>`select * from api.document_draft(document => ${document})`,
    ])
    return { versions, draft }
  })
}

/**
 * Saves the draft of a next version. Raises document_not_found, document_changed_meanwhile, document_version_coming,
 * document_draft_gone, document_draft_changed_meanwhile, document_day_past, document_day_far, document_language_empty.
 */
export function saveDraft(viewer: Viewer, document: DocumentName, fields: DocumentFields) {
  const { basedOn, holdsFrom, needsConsent, seenRevision } = fields
  const { bodies, summaries } = wordsOf(fields)
  return asViewer(
    viewer,
    (sql) => sql`
    select api.save_document_draft(document => ${document}, based_on => ${basedOn}, holds_from => ${holdsFrom},
      needs_consent => ${needsConsent ?? false}, bodies => ${sql.json(bodies)}, summaries => ${sql.json(summaries)},
      seen_revision => ${seenRevision ?? null})`,
  )
}

/** Throws a draft away. */
export function discardDraft(viewer: Viewer, document: DocumentName) {
  return asViewer(viewer, (sql) => sql`select api.discard_document_draft(document => ${document})`)
}

/** Publishes a draft; returns the version. Raises document_draft_gone, password_needed and what saveDraft raises. */
export async function publishDocument(viewer: Viewer, document: DocumentName, seenRevision: number) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ version: number }[]>`
    select api.publish_document(document => ${document}, seen_revision => ${seenRevision}) as version`,
  )
  return row!.version
}

/** Withdraws a coming version. Raises document_holds_already, document_told_already, password_needed. */
export function withdrawVersion(viewer: Viewer, document: DocumentName, version: number) {
  return asViewer(
    viewer,
    (sql) => sql`select api.withdraw_document_version(document => ${document}, version => ${version})`,
  )
}

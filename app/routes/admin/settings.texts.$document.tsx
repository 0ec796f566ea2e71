import { useTranslation } from '~/i18n/use-translation'
import { findProblems, rawContents } from '~/content/content.server'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { changeDraft, fieldsOfWords } from '~/domain/texts/document-schema'
import { documents, toDocument } from '~/domain/texts/documents'
import { readDocument, saveDraft } from '~/domain/texts/documents.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { DraftForm } from './settings.texts.$document/draft-form'

export const handle: Handle = { title: (t) => t('terms:write') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const document = documentOf(args)
  const [{ versions, draft }, current] = await Promise.all([
    readDocument(viewer, document),
    reads.documentVersion(null, { document, asked: null }),
  ])
  return {
    document,
    basedOn: versions[0]!.version,
    draft: draft && { revision: draft.revision, savedAt: draft.savedAt, basedOn: draft.basedOn },
    comingFrom: versions.find(({ state }) => state === 'coming')?.holdsFrom,
    now: draft
      ? {
          ...fieldsOfWords(draft.bodies, draft.summaries),
          holdsFrom: draft.holdsFrom,
          needsConsent: draft.needsConsent,
        }
      : fieldsOfWords(current?.bodies ?? rawContents(documents[document].file), {}),
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const document = documentOf(args)
  return submit(args, changeDraft(await findProblems()), async (change) => {
    if (change.intent === 'discard') {
      await acts.discardDocumentDraft(viewer, { document })
      return redirect('/admin/settings/texts', 'textDraftDiscarded')
    }
    await saveDraft(viewer, document, change)
    return redirect(`/admin/settings/texts/${document}/check`)
  })
}

export default function SettingsTextPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation('terms')
  return <DraftForm {...data} back={{ to: '/admin/settings/texts', label: t('title') }} />
}

function documentOf({ params }: Args) {
  const document = toDocument(params.document)
  if (!document) throw notFound()
  return document
}

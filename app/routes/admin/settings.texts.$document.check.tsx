import { useTranslation } from '~/i18n/use-translation'
import { filledIn } from '~/content/content.server'
import { parseMarkdown } from '~/content/markdown.server'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { PublishDocument } from '~/domain/texts/document-schema'
import { toDocument } from '~/domain/texts/documents'
import { readDocument, type DocumentDraft } from '~/domain/texts/documents.server'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, notFound, redirect, requireViewer } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { languages, toLocale } from '~/i18n/locale'
import { DraftCheck } from './settings.texts.$document.check/draft-check'

export const handle: Handle = { title: (t) => t('terms:checkTitle') }

const list = '/admin/settings/texts'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const document = documentOf(args)
  const [{ versions, draft }, passwordNeeded] = await Promise.all([
    readDocument(viewer, document),
    reads.passwordNeeded(viewer),
  ])
  const { revision, holdsFrom, needsConsent } = draft ?? {}
  const shown = draft && { revision: revision!, holdsFrom: holdsFrom!, needsConsent: needsConsent! }
  return {
    document,
    passwordNeeded,
    draft: shown ?? null,
    next: versions[0]!.version + 1,
    current: versions.find(({ state }) => state === 'now')!.version,
    texts: draft ? await textsOf(draft) : [],
    today: athensDay(new Date()),
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const document = documentOf(args)
  return guarded(args, viewer, PublishDocument, async ({ seenRevision }) => {
    const version = await acts.publishDocument(viewer, { document, seenRevision })
    return redirect(list, 'textPublished', { version: String(version) })
  })
}

export default function CheckTextPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation('terms')
  const confirm = useActionForm(PublishDocument, { id: 'publish' })
  const labels = { holdsFrom: t('holdsFrom') }
  return (
    <DraftCheck {...data} confirm={confirm} errors={<FormErrors form={confirm.form} labels={labels} />} />
  )
}

function documentOf({ params }: Args) {
  const document = toDocument(params.document)
  if (!document) throw notFound()
  return document
}

/** The draft as members will read it, in each language. */
function textsOf({ bodies, summaries }: DocumentDraft) {
  return Promise.all(
    languages.map(async (language) => ({
      language,
      summary: summaries[toLocale(language)] ?? '',
      nodes: parseMarkdown(await filledIn(bodies[toLocale(language)] ?? '', language)),
    })),
  )
}

import { useTranslation } from '~/i18n/use-translation'
import { findProblems, rawContents } from '~/content/content.server'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { actOnDraft, fieldsOfWords } from '~/domain/texts/document-schema'
import { documents, toDocument } from '~/domain/texts/documents'
import { readDocument, saveDraft } from '~/domain/texts/documents.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, or404, redirect, requireViewer } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { DraftCheck } from './settings.texts.$document/draft-check'
import { DraftForm } from './settings.texts.$document/draft-form'
import { textsOf } from './settings.texts.$document/draft-texts.server'

export const handle: Handle<{ checks: boolean } | undefined> = {
  title: (t, data) => t(data?.checks ? 'terms:checkTitle' : 'terms:write'),
}

const list = '/admin/settings/texts'

/** The form of the next version; with ?check what its draft will be, before it is published. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const document = or404(toDocument(args.params.document))
  const checks = new URL(args.request.url).searchParams.has('check')
  const [{ versions, draft }, published, passwordNeeded] = await Promise.all([
    readDocument(viewer, document),
    reads.documentVersion(null, { document, asked: null }),
    reads.passwordNeeded(viewer),
  ])
  return {
    document,
    checks,
    basedOn: versions[0]!.version,
    current: versions.find(({ state }) => state === 'now')!.version,
    coming: versions.find(({ state }) => state === 'coming'),
    draft,
    texts: draft && checks ? await textsOf(draft) : [],
    now: draft
      ? {
          ...fieldsOfWords(draft.bodies, draft.summaries),
          holdsFrom: draft.holdsFrom,
          needsConsent: draft.needsConsent,
        }
      : fieldsOfWords(published?.bodies ?? rawContents(documents[document].file), {}),
    today: athensDay(new Date()),
    passwordNeeded,
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const document = or404(toDocument(args.params.document))
  const schema = actOnDraft(await findProblems())
  return guarded(
    args,
    viewer,
    schema,
    async (act) => {
      switch (act.intent) {
        case 'save':
          await saveDraft(viewer, document, act)
          return redirect(`${list}/${document}?check`)
        case 'discard':
          await acts.discardDocumentDraft(viewer, { document })
          return redirect(list, 'textDraftDiscarded')
        case 'publish': {
          const version = await acts.publishDocument(viewer, { document, seenRevision: act.seenRevision })
          return redirect(list, 'textPublished', { version: String(version) })
        }
      }
    },
    ({ intent }) => intent === 'publish',
  )
}

export default function SettingsTextPage() {
  const { checks, coming, ...data } = useLoaderData<typeof loader>()
  const { t } = useTranslation('terms')
  const back = { to: list, label: t('title') }
  if (checks) return <DraftCheck {...data} next={data.basedOn + 1} back={back} />
  return <DraftForm {...data} comingFrom={coming?.holdsFrom} back={back} />
}

import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct } from '~/parts/accounts/confirm-act'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { ConfirmWithPassword } from '~/domain/values'
import { toDocument } from '~/domain/texts/documents'
import { readDocument } from '~/domain/texts/documents.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { formatLongDate } from '~/i18n/format'
import { EffectList } from '~/ui/effect-list'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = {
  title: (t) => t('terms:withdraw.title'),
}

const list = '/admin/settings/texts'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const { document, version } = askedFor(args)
  const [{ versions }, passwordNeeded] = await Promise.all([
    readDocument(viewer, document),
    reads.passwordNeeded(viewer),
  ])
  const found = versions.find((each) => each.version === version)
  const current = versions.find(({ state }) => state === 'now')
  if (!found || !current) throw notFound()
  return { version: found, current: current.version, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const { document, version } = askedFor(args)
  return guarded(args, viewer, ConfirmWithPassword, async () => {
    await acts.withdrawDocumentVersion(viewer, { document, version })
    return redirect(list, 'textWithdrawn', { version: String(version) })
  })
}

export default function WithdrawTextPage() {
  const { version, current, passwordNeeded } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('terms')
  return (
    <ConfirmAct
      id="withdraw"
      title={t('withdraw.title')}
      back={{ to: list, label: t('title') }}
      submit={t('withdraw.submit')}
      variant="danger"
      passwordNeeded={passwordNeeded}
      keep={t('withdraw.keep')}
    >
      <SummaryList
        rows={[
          { label: t('common:facts.text'), value: t(`common:texts.${version.document}`) },
          { label: t('version'), value: version.version },
          { label: t('holdsFrom'), value: formatLongDate(language, version.holdsFrom) },
        ]}
      />
      <EffectList effects={[t('withdraw.stays', { current }), t('withdraw.untold'), t('withdraw.kept')]} />
    </ConfirmAct>
  )
}

function askedFor({ params }: Args) {
  const document = toDocument(params.document)
  if (!document) throw notFound()
  return { document, version: idParameter(params.version) }
}

import { TokenField } from '~/forms/action-form'
import { Form } from '~/http/page'
import { Button } from '~/ui/button'

/** Deletes an uploaded file, or what is left of it, now instead of after its weeks. */
export function DropFileForm({ text, submit }: { text: string; submit: string }) {
  return (
    <div className="grid gap-2 border-t border-line pt-6">
      <p className="text-muted">{text}</p>
      <Form method="post">
        <TokenField />
        <input type="hidden" name="intent" value="drop" />
        <Button variant="quiet" className="-ml-3">
          {submit}
        </Button>
      </Form>
    </div>
  )
}

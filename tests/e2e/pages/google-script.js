// Stands in for https://accounts.google.com/gsi/client: a button of Google's size, and a prompt where it was told to be.
// What it hands the page is signed by `mintGoogleToken`, which the test brings.
{
  const TEXT = { en: 'Continue with Google', fr: 'Continuer avec Google', es: 'Continuar con Google' }
  let options

  const choose = async () => options.callback({ credential: await window.mintGoogleToken(options.nonce) })

  const buttonOf = (text, width) => {
    const button = document.createElement('div')
    button.setAttribute('role', 'button')
    button.tabIndex = 0
    button.textContent = text
    Object.assign(button.style, { width: `${width}px`, height: '40px', background: '#fff', color: '#1f1f1f' })
    button.addEventListener('click', choose)
    button.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') void choose()
    })
    return button
  }

  const offer = () => document.getElementById(options.prompt_parent_id)

  window.google = {
    accounts: {
      id: {
        initialize: (given) => (options = given),
        renderButton: (place, { locale, width }) => place.append(buttonOf(TEXT[locale], width)),
        prompt: () => window.knowsGoogleAccount && offer().append(buttonOf('Continue as Zoé', 200)),
        cancel: () => offer()?.replaceChildren(),
      },
    },
  }
}

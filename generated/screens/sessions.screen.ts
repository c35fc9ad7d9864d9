// GENERATED from screens/sessions/sessions.screen.json sha256:1971554391ce97f2 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import type { ScreenDescriptor } from '../../engine/core/product/screen.ts';

export const sessionsScreen: ScreenDescriptor = freeze<ScreenDescriptor>({
  name: "sessions",
  title: "Your Sessions",
  route: "/sessions/:sessionId",
  access: "signed-in",
  record: {
    entity: "own-session",
    call: "session.get",
    param: "sessionId",
  },
  boxes: [
    {
      name: "own",
      title: "This Session",
      tabs: [
        {
          kind: "card",
          card: "own-session",
        },
      ],
    },
    {
      name: "all",
      title: "Your Sessions",
      tabs: [
        {
          kind: "tab",
          tab: "sessions",
        },
      ],
    },
  ],
});

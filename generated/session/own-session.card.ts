// GENERATED from schemas/session/own-session.card.json sha256:f0d4de4c97e9b8f4 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { CardDescriptor } from '../../engine/core/product/card.ts';

export const ownSessionCard: CardDescriptor = freeze<CardDescriptor>({
  name: "own-session",
  title: "This Session",
  entity: "own-session",
  access: "signed-in",
  with: {},
  columns: [
    {
      facts: [
        {
          title: "Device",
          field: "openedWith",
          when: { source: "!self.isElsewhere", evaluate: (s) => !r.bool(r.at(s.self, "isElsewhere")) },
          cell: "text",
        },
        {
          title: "Logged In",
          field: "loggedInAt",
          when: { source: "!self.isElsewhere", evaluate: (s) => !r.bool(r.at(s.self, "isElsewhere")) },
          cell: "date-time",
        },
        {
          title: "Last Active",
          field: "lastActiveAt",
          note: { source: "'Activity is reported about once a minute.'", evaluate: () => "Activity is reported about once a minute." },
          when: { source: "!self.isElsewhere", evaluate: (s) => !r.bool(r.at(s.self, "isElsewhere")) },
          cell: "date-time",
        },
        {
          title: "Where",
          value: { source: "'Your organization signs you in with a service of its own. Look there for your other sessions, and end them there.'", evaluate: () => "Your organization signs you in with a service of its own. Look there for your other sessions, and end them there." },
          when: { source: "self.isElsewhere", evaluate: (s) => r.bool(r.at(s.self, "isElsewhere")) },
          cell: "text",
        },
      ],
    },
  ],
  menus: {},
  actions: [
    {
      name: "end-others",
      title: "End All Others",
      in: "bar",
      access: "signed-in",
      when: { source: "!self.isElsewhere", evaluate: (s) => !r.bool(r.at(s.self, "isElsewhere")) },
      call: "session.end-others",
      body: {},
      confirm: {
        title: "End All Other Sessions?",
        text: "Every other browser and device that is logged in with your account is logged out at once. This one stays logged in.",
        yes: "Yes, end them",
        no: "No, keep them",
      },
    },
  ],
});

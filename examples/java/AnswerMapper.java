// Reads what the client that openapi-generator makes refuses: it looks for no required member, so each form of a hand or
// a step fits several, and takes true for a word too. Use it by client.setObjectMapper(AnswerMapper.create()).

import client.ApiClient;
import client.model.*;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.io.IOException;

public class AnswerMapper {
    public static ObjectMapper create() {
        return ApiClient.createDefaultObjectMapper()
            .configure(MapperFeature.ALLOW_COERCION_OF_SCALARS, false)
            .addMixIn(HandStep.class, ReadsStep.class)
            .addMixIn(Hand.class, ReadsHand.class)
            .addMixIn(CorrectedHand.class, ReadsCorrected.class);
    }

    @JsonDeserialize(using = StepReader.class) private abstract static class ReadsStep {}
    @JsonDeserialize(using = HandReader.class) private abstract static class ReadsHand {}
    @JsonDeserialize(using = CorrectedReader.class) private abstract static class ReadsCorrected {}

    private static class StepReader extends JsonDeserializer<HandStep> {
        @Override
        public HandStep deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            JsonNode step = context.readTree(parser);
            if (step.has("declaration")) return new HandStep(context.readTreeAsValue(step, HandDeclaration.class));
            if (step.has("incident")) return new HandStep(context.readTreeAsValue(step, HandIncident.class));
            if (step.has("type")) return new HandStep(context.readTreeAsValue(step, HandAction.class));
            return new HandStep(context.readTreeAsValue(step, OnlyCarried.class));
        }
    }

    private static class HandReader extends JsonDeserializer<Hand> {
        @Override
        public Hand deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            JsonNode hand = context.readTree(parser);
            if (hand.has("round")) return new Hand(context.readTreeAsValue(hand, ContinuedHand.class));
            return new Hand(context.readTreeAsValue(hand, DealtHand.class));
        }
    }

    private static class CorrectedReader extends JsonDeserializer<CorrectedHand> {
        @Override
        public CorrectedHand deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            JsonNode hand = context.readTree(parser);
            if (hand.has("round")) return new CorrectedHand(context.readTreeAsValue(hand, ContinuedHand.class));
            return new CorrectedHand(context.readTreeAsValue(hand, DealtHand.class));
        }
    }
}
